/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Left_OnlyInputs */

const en_ca2_modes_left_only = /** @type {(inputs: Modes_Left_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only what’s left`)
};

const fr_ca2_modes_left_only = /** @type {(inputs: Modes_Left_OnlyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seulement ce qui reste`)
};

/**
* | output |
* | --- |
* | "Only what’s left" |
*
* @param {Modes_Left_OnlyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_left_only = /** @type {((inputs?: Modes_Left_OnlyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Left_OnlyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_left_only(inputs)
	return en_ca2_modes_left_only(inputs)
});