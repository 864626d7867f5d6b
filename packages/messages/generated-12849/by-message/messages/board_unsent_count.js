/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Board_Unsent_CountInputs */

const en_ca2_board_unsent_count = /** @type {(inputs: Board_Unsent_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} tap not sent yet`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} taps not sent yet`);
	return /** @type {LocalizedString} */ ("board_unsent_count");
};

const fr_ca2_board_unsent_count = /** @type {(inputs: Board_Unsent_CountInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} geste pas encore envoyé`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} gestes pas encore envoyés`);
	return /** @type {LocalizedString} */ ("board_unsent_count");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} tap not sent yet" |
* | "other" | "{count} taps not sent yet" |
*
* @param {Board_Unsent_CountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_unsent_count = /** @type {((inputs: Board_Unsent_CountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Unsent_CountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_unsent_count(inputs)
	return en_ca2_board_unsent_count(inputs)
});