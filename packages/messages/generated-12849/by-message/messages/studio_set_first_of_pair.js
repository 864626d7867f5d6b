/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_First_Of_PairInputs */

const en_ca2_studio_set_first_of_pair = /** @type {(inputs: Studio_Set_First_Of_PairInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Late after`)
};

const fr_ca2_studio_set_first_of_pair = /** @type {(inputs: Studio_Set_First_Of_PairInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En retard après`)
};

/**
* | output |
* | --- |
* | "Late after" |
*
* @param {Studio_Set_First_Of_PairInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_first_of_pair = /** @type {((inputs?: Studio_Set_First_Of_PairInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_First_Of_PairInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_first_of_pair(inputs)
	return en_ca2_studio_set_first_of_pair(inputs)
});