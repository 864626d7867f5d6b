/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Not_AcceptedInputs */

const en_ca2_modes_not_accepted = /** @type {(inputs: Modes_Not_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not accepted yet`)
};

const fr_ca2_modes_not_accepted = /** @type {(inputs: Modes_Not_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas encore acceptée`)
};

/**
* | output |
* | --- |
* | "Not accepted yet" |
*
* @param {Modes_Not_AcceptedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_not_accepted = /** @type {((inputs?: Modes_Not_AcceptedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Not_AcceptedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_not_accepted(inputs)
	return en_ca2_modes_not_accepted(inputs)
});