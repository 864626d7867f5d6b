/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Suites_Pre_OrderInputs */

const en_ca2_modes_suites_pre_order = /** @type {(inputs: Modes_Suites_Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordered ahead`)
};

const fr_ca2_modes_suites_pre_order = /** @type {(inputs: Modes_Suites_Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandée d’avance`)
};

/**
* | output |
* | --- |
* | "Ordered ahead" |
*
* @param {Modes_Suites_Pre_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_suites_pre_order = /** @type {((inputs?: Modes_Suites_Pre_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Suites_Pre_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_suites_pre_order(inputs)
	return en_ca2_modes_suites_pre_order(inputs)
});