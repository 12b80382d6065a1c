import { z } from 'zod';
import type { DocumentContent } from '../../documents/document-content';
import type { DocumentRegistry, RegistrationOutcome } from '../document-registry';
import { portalDocumentOf } from './portal-document';
import { askPortal, SIGN_IN_FAULT, type PortalSettings } from './portal-requests';

/** The portal already has a document with this number: https://einv-apisandbox.nic.in/version1.03/generate-irn.html */
const DUPLICATE = '2150';
const NOT_OUR_FAULT = new Set([401, 403, 408, 429]);
const IRN_LENGTH = 64;

const registered = z.object({
  Irn: z.string().length(IRN_LENGTH),
  AckNo: z.coerce.string().min(1),
  AckDt: z.string().min(1),
  SignedQRCode: z.string().min(1),
});

const responseMessage = z.object({
  Status: z.coerce.number(),
  Data: registered.nullish().catch(null),
  ErrorDetails: z.array(z.object({ ErrorCode: z.coerce.string(), ErrorMessage: z.string() })).nullish(),
  InfoDtls: z
    .array(z.object({ InfCd: z.string(), Desc: z.object({ Irn: z.string().length(IRN_LENGTH) }) }))
    .nullish()
    .catch(null),
});

type PortalResponse = z.infer<typeof responseMessage>;

const unreachable = (problem: string): RegistrationOutcome => ({ kind: 'unreachable', problem });

/** The invoice registration portal, through a provider that takes its JSON over HTTPS. */
export class RegistrationPortal implements DocumentRegistry {
  constructor(private readonly settings: PortalSettings & { timeoutMilliseconds: number }) {}

  async registerDocument(content: DocumentContent): Promise<RegistrationOutcome> {
    const mapped = portalDocumentOf(content);
    if (!mapped.ok)
      return { kind: 'refused', code: 'INCOMPLETE', problem: `The document lacks ${mapped.missing}.` };
    const { gstin } = content.supplier;
    const sent = await this.ask('POST', '/api/Invoice', gstin, mapped.document);
    if ('kind' in sent) return sent;
    const duplicate = sent.ErrorDetails?.some(({ ErrorCode }) => ErrorCode === DUPLICATE);
    const irn = sent.InfoDtls?.find(({ InfCd }) => InfCd === 'DUPIRN')?.Desc.Irn;
    if (!duplicate || !irn) return outcomeOf(sent);
    // An earlier attempt succeeded and its response was lost.
    const found = await this.ask('GET', `/api/Invoice/irn/${irn}`, gstin);
    return 'kind' in found ? found : outcomeOf(found);
  }

  private async ask(
    method: 'GET' | 'POST',
    path: string,
    gstin: string,
    body?: object,
  ): Promise<PortalResponse | RegistrationOutcome> {
    try {
      const signal = AbortSignal.timeout(this.settings.timeoutMilliseconds);
      const response = await askPortal(this.settings, gstin, { method, path, body, signal });
      if (response.status >= 500 || NOT_OUR_FAULT.has(response.status))
        return unreachable(`The portal responded ${response.status}.`);
      const message = responseMessage.safeParse(await response.json());
      return message.success ? message.data : unreachable('The portal’s response cannot be read.');
    } catch {
      return unreachable('The portal did not respond.');
    }
  }
}

function outcomeOf({ Status, Data, ErrorDetails }: PortalResponse): RegistrationOutcome {
  if (Status === 1 && Data)
    return {
      kind: 'registered',
      registration: {
        irn: Data.Irn,
        acknowledgementNumber: Data.AckNo,
        acknowledgedAt: Data.AckDt,
        signedQrCode: Data.SignedQRCode,
      },
    };
  const [first] = ErrorDetails ?? [];
  if (!first) return unreachable('The portal’s response cannot be read.');
  const problem = (ErrorDetails ?? []).map(({ ErrorMessage }) => ErrorMessage).join(' ');
  // The document has no fault. It waits until the hotel's credentials are correct.
  if (SIGN_IN_FAULT.test(first.ErrorCode))
    return unreachable(`The portal does not accept the sign-in: ${problem}`);
  return { kind: 'refused', code: first.ErrorCode, problem };
}
