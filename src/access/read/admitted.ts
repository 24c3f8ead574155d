import { atMethod, inOneText, namesIn, otherMethod, type PerMethod } from '../../httpd/methods.js'
import { allOf, type Condition, equivalent } from './condition.js'

/** Who is let in, by method. */
export type Admitted = PerMethod<Condition>

/** The same text for conditions with the same words. */
export const keyOfAdmitted = (one: Admitted): string => inOneText(one, ({ key }) => key)

/** Whether both let in the same. */
export const isSame = (one: Admitted, other: Admitted): boolean =>
  methodsOf(one, other).every((name) => equivalent(atMethod(one, name), atMethod(other, name)))

/** Whether whoever the first lets in, the second does too. */
export const isNoWider = (one: Admitted, other: Admitted): boolean =>
  methodsOf(one, other).every((name) => {
    const first = atMethod(one, name)
    return equivalent(allOf([first, atMethod(other, name)]), first)
  })

const methodsOf = (one: Admitted, other: Admitted): readonly string[] => [...namesIn(one, other), otherMethod]
