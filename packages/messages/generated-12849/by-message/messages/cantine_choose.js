/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cantine_ChooseInputs */

const en_ca2_cantine_choose = /** @type {(inputs: Cantine_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose a place`)
};

const fr_ca2_cantine_choose = /** @type {(inputs: Cantine_ChooseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choisissez un endroit`)
};

/**
* | output |
* | --- |
* | "Choose a place" |
*
* @param {Cantine_ChooseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cantine_choose = /** @type {((inputs?: Cantine_ChooseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cantine_ChooseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cantine_choose(inputs)
	return en_ca2_cantine_choose(inputs)
});