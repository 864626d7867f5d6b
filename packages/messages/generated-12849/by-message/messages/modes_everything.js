/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_EverythingInputs */

const en_ca2_modes_everything = /** @type {(inputs: Modes_EverythingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show everything`)
};

const fr_ca2_modes_everything = /** @type {(inputs: Modes_EverythingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tout afficher`)
};

/**
* | output |
* | --- |
* | "Show everything" |
*
* @param {Modes_EverythingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_everything = /** @type {((inputs?: Modes_EverythingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_EverythingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_everything(inputs)
	return en_ca2_modes_everything(inputs)
});