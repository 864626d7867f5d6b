/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ first: NonNullable<unknown>, second: NonNullable<unknown> }} Checkout_Summary_PairInputs */

const en_ca2_checkout_summary_pair = /** @type {(inputs: Checkout_Summary_PairInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.first} · ${i?.second}`)
};

const fr_ca2_checkout_summary_pair = /** @type {(inputs: Checkout_Summary_PairInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.first} · ${i?.second}`)
};

/**
* | output |
* | --- |
* | "{first} · {second}" |
*
* @param {Checkout_Summary_PairInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_summary_pair = /** @type {((inputs: Checkout_Summary_PairInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Summary_PairInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_summary_pair(inputs)
	return en_ca2_checkout_summary_pair(inputs)
});