import { useState } from 'react';
import type { WebhookOfListFragment } from '../../../../generated/graphql';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { ShownOnce } from './shown-once';
import { WebhookEndpoint } from './webhook-endpoint';
import { WebhookForm, type MadeSecret } from './webhook-form';

/** The addresses to which events of bookings are sent. */
export function Webhooks({ endpoints }: { endpoints: readonly WebhookOfListFragment[] }) {
  const mayWrite = useMay('programs.write');
  const [made, setMade] = useState<MadeSecret | null>(null);
  return (
    <section aria-label={t`Webhooks`} className="grid gap-4">
      <h2 className="font-display text-2xl">{t`Webhooks`}</h2>
      <p className="max-w-prose text-quiet">
        {t`Each change of a booking is sent to these addresses as a signed message with the ids of the booking. The program then reads the booking with its key.`}
      </p>
      {made ? (
        <ShownOnce
          sentence={t`The signing secret of ${made.name} is shown this once. Copy it now.`}
          label={t`Signing secret of ${made.name}`}
          text={made.secret}
          onCopied={() => setMade(null)}
        />
      ) : null}
      {endpoints.length === 0 ? <p className="text-quiet">{t`No program hears of changes.`}</p> : null}
      <ul className="border-t border-line empty:hidden">
        {endpoints.map((endpoint) => (
          <WebhookEndpoint
            key={endpoint.id}
            endpoint={endpoint}
            onSecret={(secret) => setMade({ name: endpoint.name, secret })}
          />
        ))}
      </ul>
      {mayWrite ? <WebhookForm onSaved={setMade} /> : null}
    </section>
  );
}
