/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_KeyInputs */

const en_ca2_refusal_key = /** @type {(inputs: Refusal_KeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This key isn’t valid. It may have ended, or been removed.`)
};

const fr_ca2_refusal_key = /** @type {(inputs: Refusal_KeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette clé n’est pas valide. Elle est peut-être arrivée à échéance, ou a été retirée.`)
};

/**
* | output |
* | --- |
* | "This key isn’t valid. It may have ended, or been removed." |
*
* @param {Refusal_KeyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_key = /** @type {((inputs?: Refusal_KeyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_KeyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_key(inputs)
	return en_ca2_refusal_key(inputs)
});