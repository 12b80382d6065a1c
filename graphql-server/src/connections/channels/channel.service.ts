import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { lockByName } from '../../platform/database/database';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { readInput } from '../../platform/text/input-faults';
import type { PortalRepository } from '../../desk/portals/portal.repository';
import type { PropertyService } from '../../selling/property/property.service';
import type { RoomService } from '../../selling/rooms/room.service';
import { Channel } from './channel.entity';
import {
  channelRules,
  checkedMapping,
  checkedPortals,
  type ChannelMapping,
  type ChannelPortals,
} from './channel.policy';
import type { ChannelAnswer } from './channel-port';
import type { ChannelRepository, ListedChannel } from './channel.repository';
import { CHANNEL_KEY } from './channel-key';
import type { ChannelSender } from './channel-sender.service';
import { ChannelState } from './channel-state.entity';

/** All channels after a change, or the reason why the change was refused. */
export type ChannelOutcome =
  | { kind: 'ChannelsSaved'; id: string; channels: ListedChannel[] }
  | { kind: 'ChannelsChanged'; channels: ListedChannel[] }
  | InvalidInputOutcome
  | RecordNotFoundOutcome;

/** What can be chosen in the mapping of a channel. */
export interface ChannelChoices {
  roomTypes: { id: number; name: string }[];
  ratePlans: { id: number; name: string }[];
  /** The portals of the desk, the archived ones last. */
  portals: { id: number; name: string }[];
}

type ChannelAction =
  | 'editChannel'
  | 'mapChannel'
  | 'mapChannelPortals'
  | 'renewChannelWebhook'
  | 'switchChannel'
  | 'removeChannel'
  | 'sendEverythingToChannel';

/** What a change of a channel stores, or why it is refused. */
type ChannelChange = Partial<Channel> | { refused: ChannelOutcome };

interface ChannelDependencies {
  repository: ChannelRepository;
  sender: ChannelSender;
  secrets: KeyedSecrets;
  rooms: Pick<RoomService, 'allTypes'>;
  property: Pick<PropertyService, 'plans'>;
  portals: Pick<PortalRepository, 'all'>;
  audit: AuditService;
}

/** The connections to programs that sell rooms on portals, as the desk manages them. */
export class ChannelService {
  constructor(private readonly needs: ChannelDependencies) {}

  list(): Promise<ListedChannel[]> {
    return this.needs.repository.list();
  }

  /** The room types, rate plans and portals of the hotel. */
  async choices(): Promise<ChannelChoices> {
    const types = await this.needs.rooms.allTypes();
    const plans = this.needs.property.plans;
    const named = ({ id, name }: { id: number; name: string }) => ({ id, name });
    const portals = await this.needs.portals.all();
    return { roomTypes: types.map(named), ratePlans: plans.map(named), portals: portals.map(named) };
  }

  /** Adds a channel, which is off until its types and plans are entered. */
  async add(who: Staff, input: object, now: Date): Promise<ChannelOutcome> {
    const form = readInput(channelRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const { apiKey, name, propertyId } = form.value;
    if (!apiKey) return invalid('apiKey', 'CHANNEL_KEY_INVALID');
    const id = randomUUID();
    const audited = { who, action: 'addChannel', details: { id, name, propertyId } } as const;
    const refused = await this.needs.audit.performUnlessRefused<ChannelOutcome>(audited, async (manager) => {
      await lockByName(manager, 'channels');
      if (await this.isTaken(manager, propertyId, id)) return { refused: PROPERTY_TAKEN };
      const sealedKey = this.needs.secrets.seal(CHANNEL_KEY, apiKey);
      await manager.insert(Channel, {
        ...{ id, kind: 'channex', name, propertyId, sealedKey, portalId: null },
        ...{ createdAt: now, createdBy: who.uid },
      });
      await manager.insert(ChannelState, { channelId: id });
      return { after: { name, propertyId } };
    });
    return refused ?? this.saved(id);
  }

  /** Replaces name, hotel and, if one is given, the key, if the channel still has the version with which the form was opened. */
  async edit(who: Staff, id: string, input: object, version: number): Promise<ChannelOutcome> {
    const form = readInput(channelRules, input);
    if (!form.ok) return { kind: 'InvalidInput', faults: form.faults };
    const { apiKey, name, propertyId } = form.value;
    return this.change(who, { id, action: 'editChannel' }, async (manager, channel) => {
      if (channel.version !== version) return this.changed(manager);
      await lockByName(manager, 'channels');
      if (await this.isTaken(manager, propertyId, id)) return { refused: PROPERTY_TAKEN };
      // Another hotel at the channel knows nothing yet.
      if (channel.propertyId !== propertyId) await this.needs.repository.forget(manager, id);
      const sealedKey = apiKey ? this.needs.secrets.seal(CHANNEL_KEY, apiKey) : channel.sealedKey;
      return { name, propertyId, sealedKey };
    });
  }

  /** Replaces which room types and rate plans the channel knows. */
  async map(who: Staff, id: string, input: ChannelMapping, version: number): Promise<ChannelOutcome> {
    const { roomTypes, ratePlans } = await this.choices();
    const known = {
      roomTypes: new Set(roomTypes.map((one) => one.id)),
      ratePlans: new Set(ratePlans.map((one) => one.id)),
    };
    const { mapping, faults } = checkedMapping(input, known);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    return this.change(who, { id, action: 'mapChannel', details: mapping }, async (manager, channel) => {
      if (channel.version !== version) return this.changed(manager);
      await this.needs.repository.map(manager, id, mapping);
      return { name: channel.name };
    });
  }

  /** Replaces which portals of the desk the channel's names mean. Bookings that wait for it are entered within a minute. */
  async mapPortals(who: Staff, id: string, input: ChannelPortals, version: number): Promise<ChannelOutcome> {
    const known = new Set((await this.needs.portals.all()).map((portal) => portal.id));
    const { mapping, faults } = checkedPortals(input, known);
    if (faults.length > 0) return { kind: 'InvalidInput', faults };
    const change = { id, action: 'mapChannelPortals', details: mapping } as const;
    return this.change(who, change, async (manager, channel) => {
      if (channel.version !== version) return this.changed(manager);
      await this.needs.repository.mapPortals(manager, id, mapping.portals);
      return { portalId: mapping.otherPortalId, name: channel.name };
    });
  }

  /** Makes another secret for the address of the webhook. The former address does nothing any more. */
  renewWebhook(who: Staff, id: string): Promise<ChannelOutcome> {
    return this.change(who, { id, action: 'renewChannelWebhook' }, (_manager, { webhookRenewals }) =>
      Promise.resolve({ webhookRenewals: webhookRenewals + 1 }),
    );
  }

  /** Switches a channel on or off. While it is off, it is told nothing. */
  switch(who: Staff, id: string, on: boolean): Promise<ChannelOutcome> {
    return this.change(who, { id, action: 'switchChannel', details: { on } }, async (manager) => {
      if (on) {
        await this.needs.repository.awaitWriters(manager);
        await this.needs.repository.forget(manager, id);
      }
      return { isActive: on };
    });
  }

  /** Removes a channel. */
  remove(who: Staff, id: string, now: Date): Promise<ChannelOutcome> {
    return this.change(who, { id, action: 'removeChannel' }, () =>
      Promise.resolve({ isActive: false, removedAt: now }),
    );
  }

  /** Tells a channel all days again, whatever it was told before. */
  sendEverything(who: Staff, id: string): Promise<ChannelOutcome> {
    return this.change(who, { id, action: 'sendEverythingToChannel' }, async (manager, { name }) => {
      await this.needs.repository.forget(manager, id);
      return { name };
    });
  }

  /** Asks the channel now whether key and hotel are right. Null when it does not exist. */
  async test(id: string): Promise<ChannelAnswer | null> {
    const channel = await this.needs.repository.find(id);
    return channel && this.needs.sender.test(channel);
  }

  private async isTaken(manager: EntityManager, propertyId: string, id: string): Promise<boolean> {
    const channels = await this.needs.repository.list(manager);
    return channels.some((one) => one.propertyId === propertyId && one.id !== id);
  }

  private async changed(manager: EntityManager): Promise<{ refused: ChannelOutcome }> {
    return { refused: { kind: 'ChannelsChanged', channels: await this.needs.repository.list(manager) } };
  }

  private async change(
    who: Staff,
    { id, action, details = {} }: { id: string; action: ChannelAction; details?: object },
    work: (manager: EntityManager, channel: Channel) => Promise<ChannelChange>,
  ): Promise<ChannelOutcome> {
    const audited = { who, action, details: { id, ...details } } as const;
    const refused = await this.needs.audit.performUnlessRefused<ChannelOutcome>(audited, async (manager) => {
      const channel = await this.needs.repository.lock(manager, id);
      if (!channel) return { refused: { kind: 'RecordNotFound' } };
      const change = await work(manager, channel);
      if ('refused' in change) return change;
      await manager.update(Channel, { id }, change);
      return { before: shown(channel), after: shown({ ...channel, ...change }) };
    });
    return refused ?? this.saved(id);
  }

  private async saved(id: string): Promise<ChannelOutcome> {
    await this.needs.sender.dispatch();
    return { kind: 'ChannelsSaved', id, channels: await this.list() };
  }
}

const invalid = (field: string, code: 'CHANNEL_KEY_INVALID' | 'CHANNEL_PROPERTY_TAKEN'): ChannelOutcome => ({
  kind: 'InvalidInput',
  faults: [fieldFault(field, code)],
});
const PROPERTY_TAKEN = invalid('propertyId', 'CHANNEL_PROPERTY_TAKEN');

/** What the audit log may show of a channel: everything but its key. */
const shown = ({ name, propertyId, portalId, isActive, removedAt }: Channel): object => ({
  name,
  propertyId,
  portalId,
  isActive,
  removedAt,
});
