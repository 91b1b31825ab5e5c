const PHONE = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/

/** «+7 (912) 345 67 89» (product §5); anything that is not such a number comes back as it is. */
export const formatPhone = (phone: string): string => phone.replace(PHONE, '+7 ($1) $2 $3 $4')
