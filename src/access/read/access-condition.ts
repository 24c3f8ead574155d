import { anyOtherMethod, methodNamesIn, type PerMethod, perMethodKey, valueForMethod } from '../../httpd/methods.js'
import { allOf, areEquivalent, type Condition } from './condition.js'

/** The condition for access, by method. */
export type AccessCondition = PerMethod<Condition>

/** A text that is equal for equal conditions. */
export const accessConditionKey = (one: AccessCondition): string => perMethodKey(one, ({ key }) => key)

/** Whether both conditions allow the same requests. */
export const allowSameRequests = (one: AccessCondition, other: AccessCondition): boolean =>
  methodsOf(one, other).every((name) => areEquivalent(valueForMethod(one, name), valueForMethod(other, name)))

/** Whether the second condition allows every request that the first allows. */
export const allowsNoMoreThan = (one: AccessCondition, other: AccessCondition): boolean =>
  methodsOf(one, other).every((name) => {
    const first = valueForMethod(one, name)
    return areEquivalent(allOf([first, valueForMethod(other, name)]), first)
  })

const methodsOf = (one: AccessCondition, other: AccessCondition): readonly string[] => [
  ...methodNamesIn(one, other),
  anyOtherMethod,
]
