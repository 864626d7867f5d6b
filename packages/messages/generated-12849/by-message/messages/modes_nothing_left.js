/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Nothing_LeftInputs */

const en_ca2_modes_nothing_left = /** @type {(inputs: Modes_Nothing_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is left to do here.`)
};

const fr_ca2_modes_nothing_left = /** @type {(inputs: Modes_Nothing_LeftInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il ne reste rien à faire ici.`)
};

/**
* | output |
* | --- |
* | "Nothing is left to do here." |
*
* @param {Modes_Nothing_LeftInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_nothing_left = /** @type {((inputs?: Modes_Nothing_LeftInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Nothing_LeftInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_nothing_left(inputs)
	return en_ca2_modes_nothing_left(inputs)
});