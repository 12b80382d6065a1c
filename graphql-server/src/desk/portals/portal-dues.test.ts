import { portalDues, type PortalSale, type PortalTerms } from './portal-dues';

const TERMS: PortalTerms = {
  ...{ commissionBasisPoints: 1_500, commissionPaise: null },
  ...{ gstBasisPoints: 1_800, tcsBasisPoints: 50, tdsBasisPoints: 10 },
};

/** A stay of ₹10,000 before GST of 18 %, which the portal has collected. */
const SALE: PortalSale = { collectedPaise: 1_180_000, stayValuePaise: 1_000_000, stayTotalPaise: 1_180_000 };

test('owed is collected less commission, GST on the commission, TCS and TDS', () => {
  expect(portalDues(SALE, TERMS)).toMatchObject({
    commissionPaise: 150_000,
    commissionGstPaise: 27_000,
    // 0.25 % and 0.25 % of ₹10,000.
    tcsPaise: 5_000,
    tdsPaise: 1_000,
    owedPaise: 1_180_000 - 150_000 - 27_000 - 5_000 - 1_000,
  });
});

test('an agreed amount replaces the percentage', () => {
  const terms = { ...TERMS, commissionBasisPoints: null, commissionPaise: 12_345 };
  expect(portalDues(SALE, terms)).toMatchObject({ commissionPaise: 12_345, commissionGstPaise: 2_222 });
});

test('the hotel owes commission and its GST, and no TCS or TDS, for a stay that it collects', () => {
  expect(portalDues({ ...SALE, collectedPaise: 0 }, TERMS)).toMatchObject({
    ...{ tcsPaise: 0, tdsPaise: 0, owedPaise: -177_000 },
  });
});

test('a part of the money has TCS and TDS of its share of the value', () => {
  const sale = { ...SALE, collectedPaise: 590_000 };
  expect(portalDues(sale, TERMS)).toMatchObject({ commissionPaise: 150_000, tcsPaise: 2_500, tdsPaise: 500 });
});

test('a stay that costs nothing any more has no commission', () => {
  const sale = { collectedPaise: 0, stayValuePaise: 0, stayTotalPaise: 0 };
  const terms = { ...TERMS, commissionBasisPoints: null, commissionPaise: 10_000 };
  expect(portalDues(sale, terms)).toMatchObject({ commissionPaise: 0, owedPaise: 0 });
});

test('a portal without commission and taxes owes what it collected', () => {
  const none = {
    commissionBasisPoints: null,
    commissionPaise: null,
    gstBasisPoints: 0,
    tcsBasisPoints: 0,
    tdsBasisPoints: 0,
  };
  expect(portalDues(SALE, none).owedPaise).toBe(1_180_000);
});

/** `amount × part ÷ whole` as an exact fraction, rounded half up by the sum of its digits instead of a formula. */
function halfUp(amount: bigint, part: bigint, whole: bigint): bigint {
  const exact = amount * part;
  const below = exact / whole;
  return exact - below * whole >= whole - (exact - below * whole) ? below + 1n : below;
}

test('each amount is rounded once, halves up, also of large sums: 2,000 generated stays equal exact fractions', () => {
  let seed = 20_261_127n;
  const next = (most: bigint): bigint => {
    seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % (1n << 64n);
    return (seed >> 11n) % most;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const value = next(900_000_000_000n) + 1n;
    const total = value + next(value / 4n + 1n);
    const collected = next(total + 1n);
    const rates = { commission: next(10_001n), gst: next(5_001n), tcs: next(1_001n), tds: next(1_001n) };
    const commission = halfUp(value, rates.commission, 10_000n);
    const ofCollected = halfUp(collected, value, total);
    const gst = halfUp(commission, rates.gst, 10_000n);
    const tcs = 2n * halfUp(ofCollected, rates.tcs, 20_000n);
    const tds = halfUp(ofCollected, rates.tds, 10_000n);
    const dues = portalDues(
      { collectedPaise: Number(collected), stayValuePaise: Number(value), stayTotalPaise: Number(total) },
      {
        ...{ commissionBasisPoints: Number(rates.commission), commissionPaise: null },
        ...{
          gstBasisPoints: Number(rates.gst),
          tcsBasisPoints: Number(rates.tcs),
          tdsBasisPoints: Number(rates.tds),
        },
      },
    );
    expect(dues).toMatchObject({
      ...{ commissionPaise: Number(commission), commissionGstPaise: Number(gst), tcsPaise: Number(tcs) },
      ...{ tdsPaise: Number(tds), owedPaise: Number(collected - commission - gst - tcs - tds) },
    });
  }
});
