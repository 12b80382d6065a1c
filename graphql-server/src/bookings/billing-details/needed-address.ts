/**
 * An invoice of this value or more, before tax, to a guest without a GSTIN must name address and state (CGST Rule
 * 46(e): 'the value of the taxable supply is fifty thousand rupees or more'; by CGST Act s. 15 the value is without the
 * tax).
 */
const ADDRESS_NEEDED_FROM_PAISE = 5_000_000;

/**
 * Whether an invoice of this value, in paise before tax, lacks an address. `details` is null when the guest entered
 * nothing.
 */
export function isAddressNeeded(
  valuePaise: number,
  said: { address: readonly string[] | null; state: unknown } | null,
): boolean {
  const hasAddress = said !== null && said.address !== null && said.state !== null;
  return valuePaise >= ADDRESS_NEEDED_FROM_PAISE && !hasAddress;
}
