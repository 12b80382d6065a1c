/** The purpose for which the staff ask for a payment, as payment requests store it. */
export type RequestPurpose = 'BALANCE' | 'DEPOSIT' | 'OTHER' | 'SECURITY_DEPOSIT';
