import { assertType } from '../graphql';
import type { depositSteps } from '../security-deposits';

const RUPEE_PAISE = 100;

/** The security deposits of one booking, which the desk takes and returns in cash. */
export class DepositsOfLife {
  /** What went into the drawer today, less what was returned from it, in paise. */
  cashToday = 0;
  /** What the hotel said that differs from what the test took and returned. */
  readonly problems: string[] = [];
  private readonly deposits: { id: string; held: number }[] = [];

  constructor(private readonly steps: ReturnType<typeof depositSteps>) {}

  /** What the hotel holds, in paise. */
  get held(): number {
    return this.deposits.reduce((sum, { held }) => sum + held, 0);
  }

  beginDay(): void {
    this.cashToday = 0;
  }

  async take(reference: string, rupees: number): Promise<void> {
    const amount = rupees * RUPEE_PAISE;
    this.deposits.push({ id: await this.steps.taken(reference, { source: 'CASH', amount }), held: amount });
    this.cashToday += amount;
  }

  /** Returns so many thousandths of the earliest deposit that is held, in whole rupees; false when none is held. */
  async giveBack(thousandths: number): Promise<boolean> {
    const deposit = this.deposits.find(({ held }) => held > 0);
    if (!deposit) return false;
    const rupees = Math.max(1, Math.floor((deposit.held * thousandths) / 1000 / RUPEE_PAISE));
    const result = await this.steps.giveBack(deposit.id, rupees * RUPEE_PAISE);
    assertType(result, 'SecurityDepositsStored');
    deposit.held -= rupees * RUPEE_PAISE;
    this.cashToday -= rupees * RUPEE_PAISE;
    const { amount } = result.deposits.held;
    if (amount !== this.held)
      this.problems.push(`the hotel holds ${amount} of deposits, ${this.held} is right`);
    return true;
  }

  /**
   * Charges so many thousandths of the earliest deposit that is held, finds that the charge was a mistake, and takes it back.
   * The hotel then holds what it held before. False when none is held.
   */
  async chargeByMistake(reference: string, thousandths: number): Promise<boolean> {
    const deposit = this.deposits.find(({ held }) => held > 0);
    if (!deposit) return false;
    const rupees = Math.max(1, Math.floor((deposit.held * thousandths) / 1000 / RUPEE_PAISE));
    const charged = await this.steps.charge(deposit.id, { amount: rupees * RUPEE_PAISE });
    assertType(charged, 'SecurityDepositsStored');
    const [mistake = ''] = (await this.steps.chargesOf(reference)).slice(-1);
    const result = await this.steps.takeBack(mistake);
    assertType(result, 'SecurityDepositsStored');
    if (result.deposits.held.amount !== this.held)
      this.problems.push(`after a charge that was taken back the hotel holds ${result.deposits.held.amount}`);
    return true;
  }

  async giveAllBack(): Promise<void> {
    while (await this.giveBack(1000));
  }
}
