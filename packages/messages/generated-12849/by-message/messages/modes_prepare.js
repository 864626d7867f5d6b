/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_PrepareInputs */

const en_ca2_modes_prepare = /** @type {(inputs: Modes_PrepareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To prepare`)
};

const fr_ca2_modes_prepare = /** @type {(inputs: Modes_PrepareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À préparer`)
};

/**
* | output |
* | --- |
* | "To prepare" |
*
* @param {Modes_PrepareInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_prepare = /** @type {((inputs?: Modes_PrepareInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_PrepareInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_prepare(inputs)
	return en_ca2_modes_prepare(inputs)
});