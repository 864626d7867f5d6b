/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ least: NonNullable<unknown> }} Refusal_Charge_Too_LittleInputs */

const en_ca2_refusal_charge_too_little = /** @type {(inputs: Refusal_Charge_Too_LittleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A card can’t be charged less than ${i?.least}. Leave a tip, or pay without the gift card.`)
};

const fr_ca2_refusal_charge_too_little = /** @type {(inputs: Refusal_Charge_Too_LittleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Une carte ne peut être débitée de moins de ${i?.least}. Laissez un pourboire, ou payez sans la carte-cadeau.`)
};

/**
* | output |
* | --- |
* | "A card can’t be charged less than {least}. Leave a tip, or pay without the gift card." |
*
* @param {Refusal_Charge_Too_LittleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_charge_too_little = /** @type {((inputs: Refusal_Charge_Too_LittleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Charge_Too_LittleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_charge_too_little(inputs)
	return en_ca2_refusal_charge_too_little(inputs)
});