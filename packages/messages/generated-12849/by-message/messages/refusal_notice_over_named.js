/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, date: NonNullable<unknown>, time: NonNullable<unknown> }} Refusal_Notice_Over_NamedInputs */

const en_ca2_refusal_notice_over_named = /** @type {(inputs: Refusal_Notice_Over_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} could be ordered until ${i?.date}, ${i?.time}`)
};

const fr_ca2_refusal_notice_over_named = /** @type {(inputs: Refusal_Notice_Over_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : pouvait être commandé jusqu’au ${i?.date} à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "{name} could be ordered until {date}, {time}" |
*
* @param {Refusal_Notice_Over_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_notice_over_named = /** @type {((inputs: Refusal_Notice_Over_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Notice_Over_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_notice_over_named(inputs)
	return en_ca2_refusal_notice_over_named(inputs)
});