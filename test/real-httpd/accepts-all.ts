import { accepts, acceptsTogether, type CheckOptions, type Files, type Verdict } from './check.js'
import { answered, type Said } from './kept-answers.js'

/** One configuration for `acceptsAll`. */
export interface Question {
  readonly files: Files
  readonly options?: CheckOptions
  /** Nothing is lost where this is wrong, but time. */
  readonly expected?: 'accepted' | 'refused'
}

/** Without warnings: of many that are asked together httpd does not say whose they are. */
export type Acceptance = Omit<Verdict, 'warnings'>

/** `accepts` for many independent configurations. Answers in the order of the questions. */
export const acceptsAll = (questions: readonly Question[]): Promise<Acceptance[]> =>
  answered({
    kind: 'accepts',
    questions: questions.map(({ files, options = {} }) => ({ files, options })),
    ask: (indexes) => askAll(indexes.flatMap((index) => questions[index] ?? [])),
  })

async function askAll(questions: readonly Question[]): Promise<Said<Acceptance>[]> {
  const said = new Map<Question, Acceptance>()
  const jobs = jobsOf(questions).values()
  const work = async () => {
    for (const job of jobs) for (const [question, acceptance] of await sift(job)) said.set(question, acceptance)
  }
  // httpd sleeps for a third of the time that a check takes (main.c: TASK_SWITCH_SLEEP).
  await Promise.all([work(), work(), work()])
  return questions.map((question) => ({ answer: said.get(question) as Acceptance, keeps: true }))
}

/** As many as it takes to make the cost of one more run small, and of a run in vain too. */
const togetherAtMost = 50

/** What is asked in one run of httpd. */
function jobsOf(questions: readonly Question[]): Question[][] {
  const alone = questions.filter((one) => one.expected === 'refused' || reachesOthers(one))
  const together = questions.filter((one) => !alone.includes(one))
  const kindOf = ({ options }: Question) => JSON.stringify(options ?? {})
  const chunks = [...new Set(together.map(kindOf))].flatMap((kind) => {
    const group = together.filter((one) => kindOf(one) === kind)
    return Array.from({ length: Math.ceil(group.length / togetherAtMost) }, (_, n) =>
      group.slice(n * togetherAtMost, (n + 1) * togetherAtMost),
    )
  })
  return [...chunks, ...alone.map((one) => [one])]
}

/** Modules, names and providers that one configuration brings would be there for those after it too. */
const reachesOthers = ({ files }: Question): boolean =>
  Object.values(files).some((text) =>
    /^[ \t]*(?:LoadModule|LoadFile|(?:Un)?Define|Use|<Macro|<Auth\w*ProviderAlias|Filter(?:Declare|Chain|Provider|Protocol))\b|\$\{/im.test(
      text,
    ),
  )

/** What is refused beside others is asked by itself, so that each is judged by its own words. */
async function sift(questions: readonly Question[]): Promise<[Question, Acceptance][]> {
  const said: [Question, Acceptance][] = []
  for (let rest = questions; rest.length > 0; ) {
    const [first] = rest
    if (rest.length === 1 && first) return [...said, [first, await alone(first)]]
    const { ok, culprit } = await acceptsTogether(
      rest.map(({ files }) => files),
      first?.options ?? {},
    )
    if (ok) return [...said, ...rest.map((one): [Question, Acceptance] => [one, accepted])]
    const refused = rest[culprit ?? -1]
    if (!refused) {
      const middle = Math.ceil(rest.length / 2)
      return [...said, ...(await sift(rest.slice(0, middle))), ...(await sift(rest.slice(middle)))]
    }
    said.push([refused, await alone(refused)])
    rest = rest.filter((one) => one !== refused)
  }
  return said
}

const accepted: Acceptance = { ok: true, message: '', file: undefined, line: undefined }

async function alone({ files, options }: Question): Promise<Acceptance> {
  const { warnings: _, ...acceptance } = await accepts(files, options)
  return acceptance
}
