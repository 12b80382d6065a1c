import type { DataSource, EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import { findRecord } from '../../platform/database/plain-statements';
import { freeCode } from './free-code';
import { asksForMoney } from './payment-terms';
import { Policy, type CancellationPolicy } from './policy.entity';
import { RatePlan, type PaymentTerms } from './rate-plan.entity';

/** A rate plan with its policy. A booking copies the policy and the terms. */
export interface StoredPlan extends Omit<RatePlan, 'policy'> {
  policy: CancellationPolicy;
}

/** The columns of the owner's form. */
type PlanColumns = Pick<
  RatePlan,
  'name' | 'policyId' | 'terms' | 'change' | 'includedExtras' | 'onSale' | 'sortOrder'
>;

const PLANS = `
  SELECT plan.id, plan.code, plan.name, plan.policy_id AS "policyId", plan.terms, plan.change,
    plan.included_extras AS "includedExtras", plan.on_sale AS "onSale", plan.sort_order AS "sortOrder", plan.version,
    policy.cancellation AS policy
  FROM rate_plans plan JOIN policies policy ON policy.id = plan.policy_id ORDER BY plan.sort_order, plan.id`;

/**
 * The plan of a booking without a plan: the first plan on sale that asks for money now. Null until the owner has written
 * a policy.
 */
export function defaultPlanOf<Plan extends { onSale: boolean; terms?: PaymentTerms }>(
  plans: readonly Plan[],
): Plan | null {
  const onSale = plans.filter((plan) => plan.onSale);
  return onSale.find(({ terms }) => !terms || asksForMoney(terms)) ?? onSale[0] ?? null;
}

/** The fields of an extra that a plan needs. */
export interface NamedExtra {
  code: string;
  name: string;
}

/** The titles of the extras that the price of the plan includes, in the order of the extras. */
export function namesOfIncluded(
  { includedExtras }: Pick<RatePlan, 'includedExtras'>,
  extras: readonly NamedExtra[],
): string[] {
  return extras.filter(({ code }) => includedExtras.includes(code)).map(({ name }) => name);
}

/** Reads and adds rate plans. */
export class RatePlanRepository {
  constructor(private readonly database: DataSource) {}

  /** All plans, in the owner's order. */
  all(): Promise<StoredPlan[]> {
    return this.database.query(PLANS);
  }

  /** The plan of a booking without a plan; null until the owner has written a policy. */
  async findDefaultPlan(): Promise<StoredPlan | null> {
    return defaultPlanOf(await this.all());
  }

  /** The policy with this id; null when there is none. */
  findPolicy(id: number): Promise<Policy | null> {
    return findRecord(this.database.manager, Policy, 'WHERE id = $1', [id]);
  }

  /** Adds a plan. Its code is made from its name. */
  async add(manager: EntityManager, columns: PlanColumns): Promise<RatePlan> {
    await lockByName(manager, 'codes of policies');
    const code = await freeCode(manager, columns.name);
    const plan = manager.create(RatePlan, { ...columns, code, version: 1 });
    await manager.insert(RatePlan, plan);
    return plan;
  }

  lock(manager: EntityManager, id: number): Promise<RatePlan | null> {
    return findRecord(manager, RatePlan, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  async change(
    manager: EntityManager,
    id: number,
    changes: PlanColumns & Pick<RatePlan, 'version'>,
  ): Promise<void> {
    await manager.update(RatePlan, { id }, changes);
  }
}
