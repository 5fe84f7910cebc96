/** The fields of a list that grows and shrinks, for forms outside of the frame. */
export { useFieldArray } from 'react-hook-form'
