export { ComplainButton, type ComplainButtonProps } from './ComplainButton.tsx'
export { LateComplaint } from './LateComplaint.tsx'
export { ru as complaintWays } from './ru.ts'
