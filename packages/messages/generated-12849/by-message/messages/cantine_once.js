/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cantine_OnceInputs */

const en_ca2_cantine_once = /** @type {(inputs: Cantine_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose once: it comes first the next time.`)
};

const fr_ca2_cantine_once = /** @type {(inputs: Cantine_OnceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez une fois : il sera le premier ensuite.`)
};

/**
* | output |
* | --- |
* | "Choose once: it comes first the next time." |
*
* @param {Cantine_OnceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cantine_once = /** @type {((inputs?: Cantine_OnceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cantine_OnceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cantine_once(inputs)
	return en_ca2_cantine_once(inputs)
});