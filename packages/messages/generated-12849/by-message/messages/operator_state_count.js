/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ state: NonNullable<unknown>, count: NonNullable<unknown> }} Operator_State_CountInputs */

const en_ca2_operator_state_count = /** @type {(inputs: Operator_State_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.state} · ${i?.count}`)
};

const fr_ca2_operator_state_count = /** @type {(inputs: Operator_State_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.state} · ${i?.count}`)
};

/**
* | output |
* | --- |
* | "{state} · {count}" |
*
* @param {Operator_State_CountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_state_count = /** @type {((inputs: Operator_State_CountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_State_CountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_state_count(inputs)
	return en_ca2_operator_state_count(inputs)
});