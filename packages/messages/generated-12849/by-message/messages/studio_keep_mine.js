/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Studio_Keep_MineInputs */

const en_ca2_studio_keep_mine = /** @type {(inputs: Studio_Keep_MineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Mine: ${i?.value}`)
};

const fr_ca2_studio_keep_mine = /** @type {(inputs: Studio_Keep_MineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La mienne : ${i?.value}`)
};

/**
* | output |
* | --- |
* | "Mine: {value}" |
*
* @param {Studio_Keep_MineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_keep_mine = /** @type {((inputs: Studio_Keep_MineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Keep_MineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_keep_mine(inputs)
	return en_ca2_studio_keep_mine(inputs)
});