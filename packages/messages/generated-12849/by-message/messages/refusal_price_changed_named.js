/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, price: NonNullable<unknown> }} Refusal_Price_Changed_NamedInputs */

const en_ca2_refusal_price_changed_named = /** @type {(inputs: Refusal_Price_Changed_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} now costs ${i?.price}.`)
};

const fr_ca2_refusal_price_changed_named = /** @type {(inputs: Refusal_Price_Changed_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : le prix est maintenant de ${i?.price}.`)
};

/**
* | output |
* | --- |
* | "{name} now costs {price}." |
*
* @param {Refusal_Price_Changed_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_price_changed_named = /** @type {((inputs: Refusal_Price_Changed_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Price_Changed_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_price_changed_named(inputs)
	return en_ca2_refusal_price_changed_named(inputs)
});