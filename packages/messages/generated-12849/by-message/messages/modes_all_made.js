/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_All_MadeInputs */

const en_ca2_modes_all_made = /** @type {(inputs: Modes_All_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`all made`)
};

const fr_ca2_modes_all_made = /** @type {(inputs: Modes_All_MadeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`tout est fait`)
};

/**
* | output |
* | --- |
* | "all made" |
*
* @param {Modes_All_MadeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_all_made = /** @type {((inputs?: Modes_All_MadeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_All_MadeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_all_made(inputs)
	return en_ca2_modes_all_made(inputs)
});