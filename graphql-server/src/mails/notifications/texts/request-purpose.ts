/** What the staff ask a payment for, as the payment requests have it. */
export type RequestPurpose = 'BALANCE' | 'DEPOSIT' | 'OTHER' | 'SECURITY_DEPOSIT';
