/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_No_ConfigInputs */

const en_ca2_refusal_no_config = /** @type {(inputs: Refusal_No_ConfigInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We don’t know where to bring it. Scan the code on your table, or choose take-out.`)
};

const fr_ca2_refusal_no_config = /** @type {(inputs: Refusal_No_ConfigInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous ne savons pas où l’apporter. Balayez le code de votre table, ou commandez pour emporter.`)
};

/**
* | output |
* | --- |
* | "We don’t know where to bring it. Scan the code on your table, or choose take-out." |
*
* @param {Refusal_No_ConfigInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_no_config = /** @type {((inputs?: Refusal_No_ConfigInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_No_ConfigInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_no_config(inputs)
	return en_ca2_refusal_no_config(inputs)
});