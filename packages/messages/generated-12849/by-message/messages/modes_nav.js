/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_NavInputs */

const en_ca2_modes_nav = /** @type {(inputs: Modes_NavInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lists`)
};

const fr_ca2_modes_nav = /** @type {(inputs: Modes_NavInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Listes`)
};

/**
* | output |
* | --- |
* | "Lists" |
*
* @param {Modes_NavInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_nav = /** @type {((inputs?: Modes_NavInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_NavInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_nav(inputs)
	return en_ca2_modes_nav(inputs)
});