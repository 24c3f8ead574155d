/** Every form in which a report, a checklist or an explanation can be said. */
export { checklistObjects } from '../report/checklist-json.js';
export { checklistMarkdown } from '../report/checklist-markdown.js';
export { checklistText } from '../report/checklist-text.js';
export { diff, fileDiffs } from '../report/diff.js';
export { explanationJson, explanationsObject } from '../report/explanation/explanation-json.js';
export { explanationText } from '../report/explanation/explanation-text.js';
export { github } from '../report/github.js';
export { gitlab } from '../report/gitlab.js';
export { json } from '../report/json.js';
export { markdown } from '../report/markdown.js';
export { inColour, type Paint, plain, type Style } from '../report/paint.js';
export { type LineColumn, type Positions, positionsIn } from '../report/position.js';
export { rdjson, rdjsonl } from '../report/rdjson.js';
export { sarif } from '../report/sarif.js';
export { isWorkLeft, type Report, type Resolution, resolutionOf, type Summary, summaryOf } from '../report/summary.js';
export { summaryLine, text } from '../report/text.js';
