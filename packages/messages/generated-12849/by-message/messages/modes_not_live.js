/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Not_LiveInputs */

const en_ca2_modes_not_live = /** @type {(inputs: Modes_Not_LiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page isn’t connected yet: it may be out of date, and its buttons do nothing.`)
};

const fr_ca2_modes_not_live = /** @type {(inputs: Modes_Not_LiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette page n’est pas encore connectée : elle n’est peut-être plus à jour, et ses boutons ne font rien.`)
};

/**
* | output |
* | --- |
* | "This page isn’t connected yet: it may be out of date, and its buttons do nothing." |
*
* @param {Modes_Not_LiveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_not_live = /** @type {((inputs?: Modes_Not_LiveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Not_LiveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_not_live(inputs)
	return en_ca2_modes_not_live(inputs)
});