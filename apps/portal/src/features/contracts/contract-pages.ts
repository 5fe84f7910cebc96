/** Loaded as one: whoever sees the list opens a contract of it. Apart, they would split the kit into more files. */
export { ContractPage } from '#features/contracts/details/contract-page.tsx'
export { ContractsPage } from '#features/contracts/list/contracts-page.tsx'
