/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_BoardInputs */

const en_ca2_studio_set_topic_board = /** @type {(inputs: Studio_Set_Topic_BoardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The board`)
};

const fr_ca2_studio_set_topic_board = /** @type {(inputs: Studio_Set_Topic_BoardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le tableau`)
};

/**
* | output |
* | --- |
* | "The board" |
*
* @param {Studio_Set_Topic_BoardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_board = /** @type {((inputs?: Studio_Set_Topic_BoardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_BoardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_board(inputs)
	return en_ca2_studio_set_topic_board(inputs)
});