/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Send_MineInputs */

const en_ca2_suite_send_mine = /** @type {(inputs: Suite_Send_MineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Replace it with mine`)
};

const fr_ca2_suite_send_mine = /** @type {(inputs: Suite_Send_MineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La remplacer par la mienne`)
};

/**
* | output |
* | --- |
* | "Replace it with mine" |
*
* @param {Suite_Send_MineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_send_mine = /** @type {((inputs?: Suite_Send_MineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Send_MineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_send_mine(inputs)
	return en_ca2_suite_send_mine(inputs)
});