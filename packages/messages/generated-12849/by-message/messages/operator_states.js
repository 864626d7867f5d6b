/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_StatesInputs */

const en_ca2_operator_states = /** @type {(inputs: Operator_StatesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suites by state`)
};

const fr_ca2_operator_states = /** @type {(inputs: Operator_StatesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loges selon leur état`)
};

/**
* | output |
* | --- |
* | "Suites by state" |
*
* @param {Operator_StatesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_states = /** @type {((inputs?: Operator_StatesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_StatesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_states(inputs)
	return en_ca2_operator_states(inputs)
});