import type { CommentToSend } from './review-calls.js'

/** The most attempts, because each takes some seconds. */
const maxQuestions = 20

/**
 * Finds the comments that GitHub rejects. It tries halves of the list, because GitHub does not name the rejected ones. After
 * `maxQuestions` attempts, all remaining comments count as rejected.
 * @param isAccepted whether GitHub accepts these comments
 */
export async function findRejectedComments(
  comments: readonly CommentToSend[],
  isAccepted: (comments: readonly CommentToSend[]) => Promise<boolean>,
): Promise<readonly CommentToSend[]> {
  let left = maxQuestions
  const ask = (part: readonly CommentToSend[]) => {
    left--
    return isAccepted(part)
  }
  const refusedIn = async (bad: readonly CommentToSend[]): Promise<readonly CommentToSend[]> => {
    if (bad.length <= 1 || left <= 0) return bad
    const middle = Math.ceil(bad.length / 2)
    const [first, second] = [bad.slice(0, middle), bad.slice(middle)]
    if (await ask(first)) return refusedIn(second)
    if (left <= 0) return bad
    const isSecondTaken = await ask(second)
    const inFirst = await refusedIn(first)
    return isSecondTaken ? inFirst : [...inFirst, ...(await refusedIn(second))]
  }
  return refusedIn(comments)
}
