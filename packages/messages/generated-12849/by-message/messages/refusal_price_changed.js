/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Price_ChangedInputs */

const en_ca2_refusal_price_changed = /** @type {(inputs: Refusal_Price_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A price has changed since you last looked.`)
};

const fr_ca2_refusal_price_changed = /** @type {(inputs: Refusal_Price_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un prix a changé entre-temps.`)
};

/**
* | output |
* | --- |
* | "A price has changed since you last looked." |
*
* @param {Refusal_Price_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_price_changed = /** @type {((inputs?: Refusal_Price_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Price_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_price_changed(inputs)
	return en_ca2_refusal_price_changed(inputs)
});