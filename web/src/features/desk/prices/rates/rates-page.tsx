import { RateSettingsDocument, useRateSettingsQuery } from '../../../../generated/desk-rates';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { ExchangeRates } from './exchange-rates';
import { ShownCurrencies } from './shown-currencies';
import { TaxPeriods } from './tax-periods';

/** The exchange rate and the tax, which every price needs in addition to the room rates. */
export default function RatesPage() {
  const query = useRateSettingsQuery();
  const { data } = query;
  useLiveQuery(['SETTING'], RateSettingsDocument, {});
  return (
    <DeskPage
      title={t`Tax and exchange rate`}
      note={t`New prices use the values in force on that day. Held and booked stays keep their price.`}
    >
      {data ? (
        <>
          {data.property.rateCurrency === 'INR' ? (
            <p className="max-w-prose text-quiet">{t`Rates are in rupees, so no exchange rate is needed.`}</p>
          ) : null}
          <ExchangeRates rates={data.propertySettings.exchangeRates} today={data.property.today} />
          <ShownCurrencies currencies={data.propertySettings.shownCurrencies} />
          <TaxPeriods periods={data.propertySettings.taxPeriods} today={data.property.today} />
        </>
      ) : (
        <NotLoaded
          query={query}
          failed={t`The settings could not be loaded.`}
          label={t`Loading the settings`}
        />
      )}
    </DeskPage>
  );
}
