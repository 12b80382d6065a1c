import { stayIdsOf } from '../check-ins';
import { folioSteps } from '../folios';
import { assertType, type RequestOptions } from '../graphql';
import { chargeSteps } from '../posted-charges';
import { MARIGOLD } from '../reissues';
import type { TestServer } from '../test-server';
import type { Account } from './account';
import type { TermsLife } from './terms-life';

/** Less can be neither paid nor refunded. */
const LEAST_PAISE = 100;

/** What the bill needs of the life that it belongs to. */
interface LifeWithBill {
  readonly life: TermsLife;
  readonly reference: string;
  readonly account: Account;
  /** What the guest owes, in paise. */
  readonly balance: number;
  readonly seen: string[];
  readonly problems: string[];
}

/** What the staff put on the bill of one booking and take off it, counted without the hotel's own calculation. */
export class BillOfLife {
  private readonly steps: ReturnType<typeof chargeSteps>;
  private readonly folios: ReturnType<typeof folioSteps>;

  constructor(
    private readonly lived: LifeWithBill,
    private readonly around: { testServer: TestServer; owner: RequestOptions },
  ) {
    this.steps = chargeSteps(around.testServer, () => around.owner);
    this.folios = folioSteps(around.testServer, () => around.owner);
  }

  /** On the day of leaving: charges, one of them by mistake, and an allowance of a part of what is owed. */
  async beforeLeaving(): Promise<void> {
    const { charges, isMistaken, allowsThousandths, onNight } = this.lived.life.bill;
    for (const charge of charges) await this.post(charge);
    if (isMistaken && charges[0]) {
      const id = await this.post(charges[0]);
      assertType(await this.steps.takeBack(id), 'ChargesStored');
      this.lived.account.posted -= grossOf(charges[0]);
      this.note('charge taken back');
    }
    const amount = Math.floor((Math.max(0, this.lived.balance) * allowsThousandths) / 1000);
    if (amount > 0) await this.allow(amount, onNight);
    await this.shareWithSecondPayer();
  }

  /** What each payer owes, in paise, the first folio first. */
  async owedByFolio(): Promise<{ folio: string | null; paise: number }[]> {
    const folios = await this.folios.list(this.lived.reference);
    return folios.map(({ id, balance }) => ({ folio: id, paise: balance.amount }));
  }

  /** After leaving; false when nothing was posted. */
  async afterLeaving(): Promise<boolean> {
    const { late } = this.lived.life.bill;
    if (late) await this.post(late);
    if (late) this.note('charge after leaving');
    return late !== null;
  }

  /** A second payer takes a part of what is owed, never more: whole lines while they fit, then a part of a line. */
  private async shareWithSecondPayer(): Promise<void> {
    const { reference, balance, life, account } = this.lived;
    let left = Math.floor((Math.max(0, balance) * life.bill.secondPayerThousandths) / 1000);
    if (left < LEAST_PAISE || (balance - left > 0 && balance - left < LEAST_PAISE)) return;
    const to = await this.folios.open(reference, { payer: MARIGOLD });
    const [first] = await this.folios.list(reference);
    for (const { id, canMove, canSplit, amount } of first?.lines ?? []) {
      if (left === 0 || !canMove) continue;
      const isWhole = amount.amount <= left;
      if (!isWhole && !canSplit) continue;
      const result = isWhole
        ? await this.folios.move(reference, [id], to)
        : await this.folios.split(reference, { line: id, amount: left, to, moves: true });
      assertType(result, 'FoliosStored');
      left -= Math.min(left, amount.amount);
      this.note(isWhole ? 'line moved' : 'line split');
    }
    const charged = (await this.folios.list(reference)).reduce((sum, each) => sum + each.charged.amount, 0);
    if (charged !== account.charges)
      this.lived.problems.push(`the folios have ${charged}, ${account.charges} is right`);
  }

  private async post(charge: Charge): Promise<string> {
    const [stay = ''] = await stayIdsOf(this.around.testServer, this.lived.reference);
    const words = { name: 'Dinner', department: 'RESTAURANT' as const, ...priceOf(charge) };
    const id = await this.steps.posted(stay, { words, quantity: charge.pieces });
    this.lived.account.posted += grossOf(charge);
    this.note('charge posted');
    return id;
  }

  private async allow(amount: number, onNight: boolean): Promise<void> {
    const { reference, account } = this.lived;
    const { lowerable } = await this.steps.billOf(reference);
    const line = lowerable.find(
      ({ night, amount: costs }) => night !== null && costs.amount >= amount,
    )?.lineId;
    const result = await this.steps.allow(reference, { amount, line: onNight ? (line ?? null) : null });
    assertType(result, 'ChargesStored');
    account.allowed += amount;
    this.note('allowance');
    const left = (await this.steps.billOf(reference)).lowerable.reduce(
      (sum, each) => sum + each.amount.amount,
      0,
    );
    if (left !== account.charges)
      this.lived.problems.push(`after the allowance the bill has ${left}, ${account.charges} is right`);
  }

  private note(what: string): void {
    this.lived.seen.push(what);
  }
}

type Charge = TermsLife['bill']['charges'][number];

const priceOf = ({ pricePaise, taxPercent }: Charge) => ({ pricePaise, taxPercent });

/** With tax: each half of it is rounded half up once, for all pieces. */
function grossOf({ pricePaise, taxPercent, pieces }: Charge): number {
  const value = BigInt(pricePaise * pieces);
  const half = (2n * value * BigInt(taxPercent) + 200n) / 400n;
  return Number(value + 2n * half);
}
